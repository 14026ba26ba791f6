import type {Operation, Spec} from '../types';

/** The header that contains the API key. */
export interface Credential {
  header: string;
  /** The prefix of the key: `Bearer `, or empty. */
  prefix: string;
  /** Whether requests without a key are also allowed. */
  optional?: boolean;
}

/** How a request sends its API key; undefined if it doesn't need one, or doesn't send it in a header. */
export function credentialOf(spec: Spec, operation: Pick<Operation, 'security'>): Credential | undefined {
  const requirements = operation.security ?? spec.security ?? [];
  const names = requirements.map((requirement) => Object.keys(requirement));
  const optional = names.some(({length}) => length === 0) && {optional: true};
  return names.flat().flatMap((name): Credential[] => {
    const scheme = spec.components?.securitySchemes?.[name];
    if (scheme === undefined || '$ref' in scheme) {
      return [];
    }
    if (scheme.type === 'apiKey') {
      return scheme.in === 'header' ? [{header: scheme.name, prefix: '', ...optional}] : [];
    }
    const isBearer = scheme.type !== 'http' || scheme.scheme.toLowerCase() === 'bearer';
    return isBearer ? [{header: 'Authorization', prefix: 'Bearer ', ...optional}] : [];
  })[0];
}

/** The key in a credential header's value; undefined if the header uses a different scheme. */
export function keyIn({prefix}: Credential, header: string): string | undefined {
  return header.toLowerCase().startsWith(prefix.toLowerCase()) ? header.slice(prefix.length).trim() : undefined;
}
