import {fittingTitle} from './metadata';

it('leaves the name of the site out of a title that would be too long', () => {
  expect(fittingTitle('Pricing | Mailwren', 'Pricing')).toBe('Pricing | Mailwren');
  expect(fittingTitle(`${'x'.repeat(55)} | Mailwren`, 'x'.repeat(55))).toBe('x'.repeat(55));
});
