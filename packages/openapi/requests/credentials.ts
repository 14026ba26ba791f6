import type {Operation, Spec} from '../types';

/** The header that contains the API key. */
export interface Credential {
  header: string;
  /** The prefix of the key: `Bearer `, or empty. */
  prefix: string;
  /** Whether requests without a key are also allowed. */
  optional?: boolean;
}

/**
 * How an operation is authorized; undefined if the operation doesn't need a key. Keys are sent in a
 * header; `npm run api:lint` rejects other schemes.
 */
export function credentialOf(spec: Spec, operation: Pick<Operation, 'security'>): Credential | undefined {
  const requirements = operation.security ?? spec.security ?? [];
  const names = requirements.flatMap((requirement) => Object.keys(requirement));
  const optional = requirements.some((requirement) => Object.keys(requirement).length === 0);
  return names
    .map((name) => spec.components?.securitySchemes?.[name])
    .flatMap((scheme): Credential[] => {
      if (scheme === undefined || '$ref' in scheme) {
        return [];
      }
      if (scheme.type === 'apiKey') {
        return scheme.in === 'header' ? [{header: scheme.name, prefix: '', ...(optional && {optional})}] : [];
      }
      return scheme.type !== 'http' || scheme.scheme.toLowerCase() === 'bearer'
        ? [{header: 'Authorization', prefix: 'Bearer ', ...(optional && {optional})}]
        : [];
    })[0];
}

/** The key in a credential header's value; undefined if the header uses a different scheme. */
export function keyIn({prefix}: Credential, header: string): string | undefined {
  return header.toLowerCase().startsWith(prefix.toLowerCase()) ? header.slice(prefix.length).trim() : undefined;
}
