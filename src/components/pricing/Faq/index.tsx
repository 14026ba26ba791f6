import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Question} from './questions';
import styles from './styles.module.css';
import Disclosure from '@site/src/components/ui/Disclosure';
import Notice from '@site/src/components/ui/Notice';
import {pricingFiles} from '@site/src/config/publishedFiles';

/** Questions that expand to their answers, beside a link to the prices as data. */
export default function Faq({questions}: {questions: readonly Question[]}): ReactNode {
  return (
    <div className={styles.columns}>
      <div className={styles.faq}>
        {questions.map(({question, answer}) => (
          <Disclosure key={question} summary={<h3 className={styles.question}>{question}</h3>}>
            <p className={styles.answer}>{answer}</p>
          </Disclosure>
        ))}
      </div>
      <MachineData />
    </div>
  );
}

/** Links to the prices as JSON. */
function MachineData(): ReactNode {
  // One file for all languages: the URL must not get a language prefix.
  const link = (name: string): ReactNode => (
    // eslint-disable-next-line @docusaurus/no-html-links -- the router would add it
    <a href={`/${name}`} translate="no">
      <code>{name}</code>
    </a>
  );
  return (
    <Notice className={styles.note}>
      <p>
        <Translate id="pricing.machines" values={{data: link(pricingFiles.data), schema: link(pricingFiles.schema)}}>
          {'The prices are also a file for programs: {data}, explained by {schema}.'}
        </Translate>
      </p>
    </Notice>
  );
}
