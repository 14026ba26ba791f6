/** Parameters and headers have an example, which samples, the request builder and the mock use. */
export function parameterExamples() {
  const check = (kind, name, node, {location, report}) => {
    if (node.content === undefined && node.example === undefined && node.examples === undefined) {
      report({message: `The ${kind} ${name} has no example. Add one: example: …`, location: location.key()});
    }
  };
  return {
    Parameter(parameter, context) {
      check('parameter', parameter.name, parameter, context);
    },
    Header(header, context) {
      check('header', context.key, header, context);
    },
  };
}
