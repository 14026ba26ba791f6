// #region split
import {createHash} from 'node:crypto';

/** Whether an email to this address goes through Mailwren. `share` is 0 to 1. */
export function usesMailwren(address, share) {
  const hash = createHash('sha256').update(address.trim().toLowerCase()).digest();
  return hash.readUInt32BE(0) / 2 ** 32 < share;
}

export async function sendEmail(email, {share, mailwren, oldProvider}) {
  return usesMailwren(email.to[0], share) ? mailwren(email) : oldProvider(email);
}
// #endregion split

const addresses = Array.from(
  {length: 2000},
  (_, index) => `person-${index}@customer.example`,
);
for (const share of [0, 0.05, 0.25, 1]) {
  const moved = addresses.filter((address) => usesMailwren(address, share)).length;
  console.log(
    `${share * 100} % wanted, ${((moved / addresses.length) * 100).toFixed(1)} % moved`,
  );
}
