const wanted = ['Limit', 'After', 'Before'];

/** A list is read page by page, in both directions: its operation takes limit, after and before. */
export function listPagination() {
  return {
    Paths: {
      Operation({operationId, parameters = []}, {location, report}) {
        if (!operationId?.startsWith('list')) {
          return;
        }
        const taken = parameters.map(({$ref}) => /\/shared\/parameters\/(\w+)\.yaml$/u.exec($ref ?? '')?.[1]);
        const missing = wanted.filter((name) => !taken.includes(name));
        if (missing.length > 0) {
          report({
            message: `${operationId} returns a list and cannot be read page by page. Add to its parameters, from shared/parameters: ${missing.map((name) => `${name}.yaml`).join(', ')}.`,
            location: location.child('parameters').key(),
          });
        }
      },
    },
  };
}
