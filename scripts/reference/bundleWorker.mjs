/**
 * Bundles specs in a worker thread, with the library behind `redocly bundle`. Jest cannot load that
 * library's plugins in its own thread, and a running worker is faster on the next edit in the dev
 * server.
 */
import {parentPort, workerData} from 'node:worker_threads';

import {bundle, loadConfig} from '@redocly/openapi-core';

parentPort.on('message', async ({entry, port}) => {
  try {
    const config = await loadConfig({configPath: workerData});
    const {bundle: document, problems} = await bundle({ref: entry, config});
    if (problems.length > 0) {
      throw new Error(problems.map(({message}) => message).join('\n'));
    }
    port.postMessage({spec: JSON.stringify(document.parsed, null, 2)});
  } catch (error) {
    port.postMessage({error: error.message});
  }
});
