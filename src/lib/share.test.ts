import {shareTargets} from './share';

const page = {title: 'Porto & Co: „Abo“ #1?', url: 'https://mailwren.example/de/blog/a'};

it('hands title and address over as they are, whatever they hold', () => {
  const texts = shareTargets(page).map(({href}) => [...new URL(href).searchParams.values()]);
  expect(texts).toEqual([[page.title, page.url], [page.url], [`${page.title} ${page.url}`], [page.url, page.title]]);
});
