/** The categories of the blog, in the order of their links. Their names are in src/components/blog/. */
export const categories = ['technical', 'business', 'announcements', 'tutorials'] as const;

/** The category of a post. */
export type Category = (typeof categories)[number];

/** The number of posts before "Load more", besides the featured one. */
export const postsPerPage = 9;

/** The number of related posts below a post. */
export const relatedPosts = 3;
