/**
 * Lints or bundles specs in a worker thread, with the library behind Redocly's commands. Jest can't load that library's
 * plugins in its own thread, and a running worker responds faster to the next edit in the dev server.
 */
import {bundle as bundleFiles, getLineColLocation, lint as lintFiles, loadConfig} from '@redocly/openapi-core';

/** A finding as plain data, at its first location. */
function plainProblem({ruleId, severity, message, suggest, location: [location]}) {
  const {start} = getLineColLocation(location);
  const {source, pointer = ''} = location;
  return {
    rule: ruleId,
    severity,
    message,
    suggestions: suggest,
    file: source.absoluteRef,
    pointer,
    line: start.line,
    column: start.col,
  };
}

const optionsOf = async ({entry, configPath}) => ({ref: entry, config: await loadConfig({configPath})});

export const lint = async (task) => (await lintFiles(await optionsOf(task))).map(plainProblem);

export async function bundle(task) {
  const {bundle: document, problems} = await bundleFiles(await optionsOf(task));
  if (problems.length > 0) {
    throw new Error(problems.map(({message}) => message).join('\n'));
  }
  return JSON.stringify(document.parsed, null, 2);
}
