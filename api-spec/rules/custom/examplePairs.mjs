/** The named examples of the first JSON body, with where they stand. */
function examplesOf(body, at, resolve) {
  // What is no reference resolves to a place that is not its own.
  const {node, location} = body?.$ref === undefined ? {node: body, location: at} : resolve(body, at.source.absoluteRef);
  const media = node?.content?.['application/json'];
  return {names: Object.keys(media?.examples ?? {}), at: location?.child(['content', 'application/json', 'examples'])};
}

/** Each example of a request has one of the successful response with the same name, and the other way round. */
export function examplePairs() {
  return {
    Paths: {
      Operation({operationId, requestBody, responses = {}}, {location, resolve, report}) {
        const status = Object.keys(responses).find((it) => it.startsWith('2'));
        if (!requestBody || status === undefined) {
          return;
        }
        const request = examplesOf(requestBody, location.child('requestBody'), resolve);
        const response = examplesOf(responses[status], location.child(['responses', status]), resolve);
        const missing = (from, to, part) => {
          for (const name of from.names.filter((it) => !to.names.includes(it))) {
            report({
              message: `The example ${name} of ${operationId} has no ${part} with the same name. Add examples/<resource>/${operationId}.${part}.${name}.json and name it in the operation, or rename this one.`,
              location: from.at.child(name).key(),
            });
          }
        };
        missing(request, response, 'response');
        missing(response, request, 'request');
      },
    },
  };
}
