import {Command, Option} from 'commander';

import {type Method, methods} from './api/new/names';
import {type Wish, planOperation} from './api/new/plan';
import {readSpec} from './api/new/spec';
import {writeOperation} from './api/new/write';
import {runMain} from './lib/fail';
import {fromRoot} from './lib/paths';

/** `npm run api:new`: a new operation, modelled on the most similar one of its resource. */
runMain(async () => {
  const command = new Command('npm run api:new --')
    .description(
      'Adds an operation to the API description, modelled on the most similar one of its resource: its file, its line in openapi.yaml and its examples. What it writes passes npm run api:lint. Nothing is overwritten.',
    )
    .requiredOption('-r, --resource <folder>', 'the resource it belongs to, a folder of api-spec/resources/: templates')
    .requiredOption('-o, --operation <operationId>', 'a verb and what it is about, in camelCase: verifyTemplate')
    .addOption(
      new Option('-m, --method <method>', 'how it is called (default: what is usual for the verb)').choices(methods),
    )
    .option('-p, --path <path>', 'where it is called (default: follows from the name): /templates/{template_id}/verify')
    .option('--scope <scope>', 'the scope it needs (default: that of the model)')
    .option('--summary <text>', 'its name for readers (default: follows from the name): "Verify a template"')
    .option(
      '--description <text>',
      'what it does, when to use it, what happens next, in Markdown (default: one sentence)',
    )
    .allowExcessArguments(false);
  command.parse();
  const wish = command.opts<Wish & {method?: Method}>();

  const spec = await readSpec(fromRoot('api-spec'));
  const plan = await planOperation(spec, wish);
  await writeOperation(spec, plan);
  const [file] = plan.files.keys();
  console.log(
    [
      `${plan.method.toUpperCase()} ${plan.path} is ${wish.operation}, modelled on ${plan.model}:`,
      ...[...plan.files.keys(), 'openapi.yaml'].map((name) => `  api-spec/${name}`),
      '',
      'The check finds no problems. What only you can say:',
      ...(wish.description === undefined
        ? [`- api-spec/${file}: the description. When is it used, what happens next, what is not possible?`]
        : []),
      `- its body, its answers and their examples, which are those of ${plan.model} until you change them;`,
      '- the changelog: npm run api:diff -- --base main --draft',
    ].join('\n'),
  );
});
