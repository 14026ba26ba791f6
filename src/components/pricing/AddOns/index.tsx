import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import Label from '@site/src/components/ui/Label';
import {Card, Muted, Stack} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {limits} from '@site/src/data/limits';
import {type AddOn, addOns, yearlySaving} from '@site/src/data/pricing';

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

/** The add-ons, with their prices for both billing periods. */
export default function AddOns(): ReactNode {
  const {unit} = useFormat();
  return (
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
  );
}

function Price({addOn: {comesIn, price}}: {addOn: AddOn}): ReactNode {
  const {percent, usd} = useFormat();
  if (!price) {
    return (
      <p>
        <Label tone={undefined}>
          <Translate id="pricing.addOns.coming" values={{year: comesIn ?? ''}}>
            {'Coming {year}'}
          </Translate>
        </Label>
      </p>
    );
  }
  return (
    <dl className={styles.prices}>
      <dt>
        <Translate id="pricing.addOns.monthly">Monthly</Translate>
      </dt>
      <dd>
        <Translate id="pricing.addOns.perMonth" values={{price: <b>{usd(price.monthCents)}</b>}}>
          {'{price} per month'}
        </Translate>
      </dd>
      <dt>
        <Translate
          id="pricing.addOns.yearly"
          description="Add-ons: before the yearly price; {share} is the discount for paying yearly, such as 20%"
          values={{share: percent(yearlySaving(price))}}>
          {'Yearly, save {share}'}
        </Translate>
      </dt>
      <dd>
        <Translate id="pricing.addOns.perYear" values={{price: <b>{usd(price.yearCents)}</b>}}>
          {'{price} per year'}
        </Translate>
      </dd>
    </dl>
  );
}
