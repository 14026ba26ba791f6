/** The names of the examples of a body, and their location. */
function examplesOf(body, at, resolve) {
  const {node, location} = body?.$ref === undefined ? {node: body, location: at} : resolve(body, at.source.absoluteRef);
  const [[type, media] = []] = Object.entries(node?.content ?? {});
  return {names: Object.keys(media?.examples ?? {}), at: location?.child(['content', type ?? '', 'examples'])};
}

/** Each example of a request has a successful response with the same name, and vice versa. */
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
              message: `The example ${name} has no ${part} with the same name. Add ${name} to the examples of the ${part}, in a file examples/<resource>/${operationId}.${part}.${name}.json, or rename this one.`,
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
