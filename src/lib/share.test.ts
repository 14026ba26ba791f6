import {checkLink} from './safeLinks';
import {shareTargets} from './share';

const page = {title: 'Porto & Co: „Abo“ #1?', url: 'https://mailwren.example/de/blog/a'};

it('makes links that the site may have', () => {
  for (const {href} of shareTargets(page)) {
    expect([href, checkLink(href).kind]).toEqual([href, 'external']);
  }
});

it('hands title and address over as they are, whatever they hold', () => {
  const texts = shareTargets(page).map(({href}) => [...new URL(href).searchParams.values()]);
  expect(texts).toEqual([[page.title, page.url], [page.url], [`${page.title} ${page.url}`], [page.url, page.title]]);
});
