export {blogVersions, postRedirects, readPosts} from './plugin/posts';
