import {withoutMenus} from './withoutMenus';

it('keeps the head and every article', () => {
  expect(
    withoutMenus(
      '<head><title>A</title></head><body><nav>B</nav><article>C</article><article>D</article><footer>E</footer></body>',
    ),
  ).toBe('<head><title>A</title></head><article>C</article><article>D');
});

it('keeps a page without an article whole, and what it returned before', () => {
  expect(withoutMenus('<head></head><article>A</article>')).toBe('<head></head><article>A</article>');
  expect(withoutMenus('<head></head><body><main>A</main></body>')).toBe('<head></head><body><main>A</main></body>');
});
