import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {type ReactNode, useState} from 'react';

import {Tokens} from './Tokens';
import styles from './styles.module.css';
import {SignUp} from '@site/src/components/home/Newsletter';
import {Tab, Tabs} from '@site/src/components/mdx/Tabs';
import AirmailStripe from '@site/src/components/ui/AirmailStripe';
import Badge from '@site/src/components/ui/Badge';
import Bird from '@site/src/components/ui/Bird';
import Button from '@site/src/components/ui/Button';
import CopyValue from '@site/src/components/ui/CopyValue';
import Disclosure from '@site/src/components/ui/Disclosure';
import Field from '@site/src/components/ui/Field';
import Logo from '@site/src/components/ui/Logo';
import MethodBadge from '@site/src/components/ui/MethodBadge';
import Notice from '@site/src/components/ui/Notice';
import PageHeader from '@site/src/components/ui/PageHeader';
import Postmark from '@site/src/components/ui/Postmark';
import Section from '@site/src/components/ui/Section';
import Slider from '@site/src/components/ui/Slider';
import Stamp from '@site/src/components/ui/Stamp';
import Table from '@site/src/components/ui/Table';
import Samples from '@site/src/pages/_samples/styleguide.mdx';

/**
 * What pages are built from, in each state that does not need a hand: hover,
 * focus and press are seen by doing so. English alone: it is for contributors.
 */
export default function Styleguide(): ReactNode {
  return (
    <Layout title="Styleguide" description="What pages are built from.">
      <main>
        <PageHeader title="Styleguide" lead="What pages are built from. Look at it light and dark, wide and narrow." />
        <Section title="Colours">
          <Tokens />
        </Section>
        <Section title="Brand">
          <div className={styles.row}>
            <Logo />
            <span className={styles.bird}>
              <Bird />
            </span>
            <Postmark>Most popular</Postmark>
            <Badge>Best value</Badge>
            <Postmark>
              Delivered <b>6 s</b>
            </Postmark>
          </div>
          <AirmailStripe />
        </Section>
        <Section title="Buttons">
          <Buttons />
        </Section>
        <Section title="Methods">
          <div className={styles.row}>
            {['get', 'post', 'patch', 'delete'].map((method) => (
              <MethodBadge key={method} method={method} />
            ))}
          </div>
        </Section>
        <Section title="Fields">
          <Fields />
        </Section>
        <Section title="Cards">
          <div className={styles.grid}>
            <Stamp>A stamp is a card with a perforated edge.</Stamp>
            <Stamp accent>With an accent, it is the one to look at.</Stamp>
          </div>
        </Section>
        <Section title="Tables" lead="The first is narrow; the second is wider than its place and scrolls.">
          <div className={styles.grid}>
            <Prices label="Prices" columns={2} />
            <Prices label="Prices with more columns" columns={12} />
          </div>
        </Section>
        <Section title="Disclosures and notices">
          <div className={styles.grid}>
            <div>
              <Disclosure summary="A question">
                <p>Its answer, which pushes down what follows.</p>
              </Disclosure>
              <Disclosure summary="Another question">
                <p>Its answer.</p>
              </Disclosure>
            </div>
            <div>
              <Disclosure variant="card" summary="A card, such as the contents of a page">
                <p className={styles.inside}>What stands inside.</p>
              </Disclosure>
            </div>
            <Notice>
              <p>
                A note, with <Link to="/docs">a link</Link>.
              </p>
            </Notice>
            <Notice kind="empty">
              <p>There is nothing here yet.</p>
            </Notice>
            <Notice kind="error">
              <p>Something failed, and this is what can be done.</p>
            </Notice>
          </div>
        </Section>
        <Section title="A band" lead="A section on a strip of card." ground="band">
          <SignUp action="#" />
        </Section>
        <Section title="Tabs">
          <Tabs group="styleguide" label="What is shown">
            <Tab value="one" label="One">
              The first panel.
            </Tab>
            <Tab value="two" label="Two">
              The second panel.
            </Tab>
          </Tabs>
        </Section>
        <Section title="What authors write">
          <div className="markdown">
            <MDXContent>
              <Samples />
            </MDXContent>
          </div>
        </Section>
      </main>
    </Layout>
  );
}

const nothing = (): void => undefined;

function Buttons(): ReactNode {
  return (
    <>
      {(['primary', 'quiet'] as const).map((variant) => (
        <div key={variant} className={styles.row}>
          <Button to="/docs" variant={variant}>
            A link
          </Button>
          <Button onClick={nothing} variant={variant}>
            A button
          </Button>
          <Button onClick={nothing} variant={variant} size="small">
            Small
          </Button>
          <Button onClick={nothing} variant={variant} busy>
            Busy
          </Button>
          <Button onClick={nothing} variant={variant} disabled>
            Disabled
          </Button>
        </div>
      ))}
    </>
  );
}

const stops = [1_000, 10_000, 100_000, 1_000_000];

function Fields(): ReactNode {
  const [volume, setVolume] = useState(10_000);
  return (
    <div className={styles.grid}>
      <Field label="Empty" placeholder="ada@post.example" hint="A hint says what is expected." />
      <Field label="Filled in" defaultValue="ada@post.example" />
      <Field label="Wrong" defaultValue="ada@" error="The address ends after the @. Add the domain." />
      <Field label="Disabled" defaultValue="ada@post.example" disabled />
      <div>
        <label htmlFor="styleguide-volume">Slider: {volume}</label>
        <Slider id="styleguide-volume" stops={stops} value={volume} valueText={String(volume)} onChange={setVolume} />
      </div>
      <div>
        <CopyValue value="bounce.shop.example" label="Name" />
      </div>
    </div>
  );
}

/** A table with as many columns of prices. */
function Prices({label, columns}: {label: string; columns: number}): ReactNode {
  const numbers = Array.from({length: columns}, (_, index) => (index + 1) * 20);
  return (
    <Table label={label} columns={['Credits', ...numbers.map((number) => `Price ${number}`)]}>
      {['40,000', '100,000', '250,000'].map((credits) => (
        <tr key={credits}>
          <th scope="row">{credits}</th>
          {numbers.map((number) => (
            <td key={number}>${number}</td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
