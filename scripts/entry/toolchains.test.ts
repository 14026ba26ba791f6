import {sampleTargets} from '@packages/samples';

import toolchains from './toolchains.json';

it('has the toolchain of every target of the reference, and no other target', () => {
  const runners = toolchains.flatMap(({targets = {}}) => Object.keys(targets));
  const problems = [
    ...sampleTargets
      .filter((target) => !runners.includes(target))
      .map((target) => `toolchains.json: Nothing runs ${target}. Add it to "targets" of its language, with "run".`),
    ...runners
      .filter((name, index) => !(sampleTargets as readonly string[]).includes(name) || runners.indexOf(name) !== index)
      .map((name) => `toolchains.json: ${name} is not in packages/samples/targets.ts, or listed twice. Remove it.`),
  ];
  expect(problems).toEqual([]);
});
