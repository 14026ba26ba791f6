/**
 * Lints or bundles specs in a worker thread, with the library behind Redocly's commands. Jest cannot load that
 * library's plugins in its own thread, and a running worker is faster on the next edit in the dev server.
 */
import {parentPort, workerData} from 'node:worker_threads';

import {bundle, getLineColLocation, lint, loadConfig} from '@redocly/openapi-core';

/** A finding as plain data, with the line and column of its first location. */
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

const tasks = {
  lint: async (options) => (await lint(options)).map(plainProblem),
  bundle: async (options) => {
    const {bundle: document, problems} = await bundle(options);
    if (problems.length > 0) {
      throw new Error(problems.map(({message}) => message).join('\n'));
    }
    return JSON.stringify(document.parsed, null, 2);
  },
};

parentPort.on('message', async ({task, entry, port}) => {
  try {
    const config = await loadConfig({configPath: workerData});
    port.postMessage({result: await tasks[task]({ref: entry, config})});
  } catch (error) {
    port.postMessage({error: error.message});
  }
});
