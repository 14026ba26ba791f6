import {openIndex} from './rank';

/** The titles that a query finds, best first, among pages with these titles. */
function found(query: string, titles: readonly string[]): string[] {
  const pages = titles.map((title, number) => ({
    path: `/docs/${number}`,
    title,
    breadcrumb: '',
    description: '',
    aliases: '',
    sections: [['', '', '']] as const,
  }));
  return openIndex(pages, 'en')(query, pages.length).map(({page}) => page.title);
}

const others = ['Bounces', 'Templates', 'Webhooks', 'Domains', 'Pagination', 'Campaigns'];

it('ranks by what a question is about, not by how it is asked', () => {
  const titles = ['Why is my invoice late?', 'Suppressed addresses', ...others];
  expect(found('why is my address suppressed', titles)).toEqual(['Suppressed addresses']);
});

it('finds questions that consist only of such words', () => {
  expect(found('what is it', ['What is it?', ...others])).toEqual(['What is it?']);
});

it('ranks a page that matches the rare word above one that matches a common one', () => {
  const titles = ['Webhook events', 'Webhook secrets', 'Webhook retries', 'Duplicates', ...others];
  expect(found('webhook duplicates', titles)[0]).toBe('Duplicates');
});
