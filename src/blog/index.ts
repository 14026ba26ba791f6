export {blogVersions, readPosts} from './plugin/posts';
