import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {translateDrawing} from './translateDrawing';

const drawing = (): ReactNode => (
  <svg>
    <text data-translate="no">404</text>
    <g>
      <text>forged</text>
    </g>
    <text>
      <tspan>repeated</tspan>
    </text>
  </svg>
);

it('replaces the words in their order, except for those that are the same in every language', () => {
  expect(renderToStaticMarkup(translateDrawing(drawing, 'gefälscht | wiederholt'))).toBe(
    '<svg><text data-translate="no">404</text><g><text>gefälscht</text></g><text><tspan>wiederholt</tspan></text></svg>',
  );
});

it.each([undefined, 'gefälscht', 'gefälscht | ', 'gefälscht | wiederholt | neu'])('refuses the words %p', (words) => {
  expect(() => translateDrawing(drawing, words)).toThrow('in this order: words="forged | repeated". Found');
});
