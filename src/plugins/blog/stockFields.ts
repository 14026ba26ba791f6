/**
 * The front matter of a post as `@docusaurus/plugin-content-blog` reads it: it
 * calls `published` `date` and `author` `authors`. What is no post comes back
 * as it was.
 *
 * @param frontMatter as YAML reads it, unchecked; readBlogs.ts checks it
 */
export function stockFields(frontMatter: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (!('translationKey' in frontMatter)) {
    return {...frontMatter};
  }
  const {author, published, ...rest} = frontMatter;
  return {...rest, authors: author, date: published};
}
