import {onlyStages} from './fastStage';

it('selects one check by the beginning of its name, and lists all names for another word', () => {
  expect(onlyStages('spell').map(({name}) => name)).toEqual(['Spelling']);
  expect(() => onlyStages('prose')).toThrow(/no check "prose".*Unit tests; Formatting; .*Spelling/u);
});
