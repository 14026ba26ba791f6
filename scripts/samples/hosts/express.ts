import {startServer} from './expressServer';
import {hostPrograms, textOf} from './host';

/** Starts servers of Express and asks each of their routes. */
void hostPrograms(async ({dir, files: [file = '']}, print) => {
  const {origin, routes} = await startServer(dir, file);
  for (const {method, path} of routes) {
    print(await textOf(await fetch(origin + path, {method})));
  }
});
