/**
 * Lints and bundles specs in a worker thread, because Jest cannot load Redocly's plugins in its own
 * thread. A running worker is also faster after the next edit in the dev server.
 */
import {parentPort, workerData} from 'node:worker_threads';

import {bundle, getLineColLocation, lint, loadConfig} from '@redocly/openapi-core';

const tasks = {
  async bundle(options) {
    const {bundle: document, problems} = await bundle(options);
    if (problems.length > 0) {
      throw new Error(problems.map(({message}) => message).join('\n'));
    }
    return JSON.stringify(document.parsed, null, 2);
  },
  async lint(options) {
    const problems = await lint(options);
    return problems.map(({ruleId, severity, message, suggest, location: [first]}) => {
      const {line, col} = getLineColLocation(first).start;
      const {pointer, source} = first;
      return {
        rule: ruleId,
        severity,
        message,
        suggestions: suggest,
        file: source.absoluteRef,
        pointer,
        line,
        column: col,
      };
    });
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
