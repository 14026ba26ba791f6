/** The blog's categories, in the order in which pages list them. Their names stand in src/components/blog/labels.ts. */
export const categories = ['technical', 'business', 'announcements', 'tutorials'] as const;

/** What a post is about, coarsely; every post has one. */
export type Category = (typeof categories)[number];

/** How many cards a list shows before "Load more"; a multiple of three fills the grid. */
export const postsPerPage = 9;

/** How many related posts stand below a post. */
export const relatedPosts = 3;
