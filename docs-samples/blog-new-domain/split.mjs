// #region split
import {createHash} from 'node:crypto';

/** Whether this person's email already comes from the new domain. */
export function isMoved(address, share) {
  const first = createHash('sha256')
    .update(address.toLowerCase())
    .digest()
    .readUInt32BE(0);
  return first / 2 ** 32 < share;
}
// #endregion split

const people = Array.from(
  {length: 1000},
  (_, index) => `person-${index}@customer.example`,
);
const tenth = people.filter((address) => isMoved(address, 0.1));
const quarter = people.filter((address) => isMoved(address, 0.25));
console.log(
  tenth.every((address) => quarter.includes(address))
    ? 'They stay moved.'
    : 'Some moved back.',
);
