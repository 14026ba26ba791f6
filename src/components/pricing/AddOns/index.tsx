import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

import styles from './styles.module.css';
import Badge from '@site/src/components/ui/Badge';
import {Card, Muted, Stack} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {limits} from '@site/src/data/limits';
import {type AddOn, addOns, yearlySaving} from '@site/src/data/pricing';

/** The highest saving of yearly billing. */
const saving = Math.max(...addOns.map((addOn) => ('price' in addOn ? yearlySaving(addOn.price) : 0)));

/** The name and purpose of an add-on; `days` is how long data is kept with Data Retention. */
const texts: Readonly<Record<AddOn['id'], (days: string) => {name: string; text: string}>> = {
  automations: () => ({
    name: translate({id: 'pricing.addOns.automations', message: 'Automations'}),
    text: translate({
      id: 'pricing.addOns.automationsText',
      message: 'Send emails automatically based on what subscribers do.',
    }),
  }),
  dataRetention: (days) => ({
    name: translate({id: 'pricing.addOns.dataRetention', message: 'Data Retention'}),
    text: translate(
      {
        id: 'pricing.addOns.dataRetentionText',
        message: 'Keep email content, logs and verification results for {days}.',
        description: 'Add-ons: {days} is a number of days with its unit',
      },
      {days},
    ),
  }),
  dedicatedIp: () => ({
    name: translate({id: 'pricing.addOns.dedicatedIp', message: 'Dedicated IP'}),
    text: translate({
      id: 'pricing.addOns.dedicatedIpText',
      message: 'Send from an IP address that only you use, with its own reputation.',
    }),
  }),
};

/**
 * The add-ons, billed monthly or yearly. Radio buttons and CSS switch the
 * prices, so it works without JavaScript; both are printed.
 */
export default function AddOns(): ReactNode {
  const {percent, unit} = useFormat();
  const id = useId();
  return (
    <fieldset className={styles.addOns}>
      <legend className="visually-hidden">
        <Translate id="pricing.addOns.billing">Billing period</Translate>
      </legend>
      <input type="radio" name={id} id={`${id}month`} className={styles.month} defaultChecked autoComplete="off" />
      <label htmlFor={`${id}month`} className={clsx(styles.choice, 'no-print')} data-site-only>
        <Translate id="pricing.addOns.monthly">Monthly</Translate>
      </label>
      <input type="radio" name={id} id={`${id}year`} className={styles.year} autoComplete="off" />
      <label htmlFor={`${id}year`} className={clsx(styles.choice, 'no-print')} data-site-only>
        <Translate
          id="pricing.addOns.yearly"
          description="Add-ons: the other side of the switch; {share} is 20 %, what a year saves"
          values={{share: percent(saving)}}>
          {'Yearly, save {share}'}
        </Translate>
      </label>
      <Stack as="ul" className={styles.list}>
        {addOns.map((addOn) => {
          const {name, text} = texts[addOn.id](unit(limits.extendedRetentionDays, 'day'));
          return (
            <Card key={addOn.id} as="li" className={styles.addOn}>
              <h3>{name}</h3>
              <Muted as="p">{text}</Muted>
              <Price addOn={addOn} />
            </Card>
          );
        })}
      </Stack>
    </fieldset>
  );
}

function Price({addOn}: {addOn: AddOn}): ReactNode {
  const {usd} = useFormat();
  const {comesIn, price} = addOn;
  if (!price) {
    return (
      <Muted as="p" className={styles.coming}>
        <Badge>
          <Translate id="pricing.addOns.coming" values={{year: comesIn ?? ''}}>
            {'Coming {year}'}
          </Translate>
        </Badge>
      </Muted>
    );
  }
  return (
    <div>
      <Muted as="p" className={styles.perMonth}>
        <Translate id="pricing.addOns.perMonth" values={{price: <b>{usd(price.monthCents)}</b>}}>
          {'{price} per month'}
        </Translate>
      </Muted>
      <Muted as="p" className={styles.perYear}>
        <Translate id="pricing.addOns.perYear" values={{price: <b>{usd(price.yearCents)}</b>}}>
          {'{price} per year'}
        </Translate>
      </Muted>
    </div>
  );
}
