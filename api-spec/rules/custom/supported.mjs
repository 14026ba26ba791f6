const media = {request: ['application/json'], response: ['application/json', 'application/problem+json']};

/** What the reference, the samples and the mock do not support, and the alternative. */
export function supported({mediaTypes = media} = {}) {
  const checkContent =
    (direction) =>
    (types, {location, report}) => {
      for (const type of Object.keys(types)) {
        if (!mediaTypes[direction].includes(type)) {
          report({
            message: `The content type ${type} is not supported in a ${direction}. Use ${mediaTypes[direction].join(' or ')}.`,
            location: location.child(type).key(),
          });
        }
      }
    };
  return {
    Operation(operation, {location, report}) {
      if (operation.callbacks !== undefined) {
        report({
          message: 'Callbacks are not supported. Describe the request as an event in webhooks/, and remove callbacks.',
          location: location.child('callbacks').key(),
        });
      }
    },
    Parameter(parameter, {location, report}) {
      if (parameter.in === 'cookie') {
        report({
          message: `The cookie ${parameter.name} is not supported. Send it in a header: write in: header.`,
          location: location.child('in'),
        });
      }
    },
    RequestBody: {MediaTypesMap: checkContent('request')},
    Response: {MediaTypesMap: checkContent('response')},
  };
}
