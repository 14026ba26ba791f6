import {shareTargets} from './share';

const page = {title: 'Porto & Co: „Abo“ #1?', url: 'https://mailwren.example/de/blog/a'};

it('passes on any title and URL unchanged', () => {
  const texts = shareTargets(page).map(({href}) => [...new URL(href).searchParams.values()]);
  expect(texts).toEqual([[page.title, page.url], [page.url], [`${page.title} ${page.url}`], [page.url, page.title]]);
});
