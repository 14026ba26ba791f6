import type {ReactNode} from 'react';

import MachineData from '../MachineData';
import type {Question} from './questions';
import styles from './styles.module.css';
import Disclosure from '@site/src/components/ui/Disclosure';

/** Questions that open to their answers; beside them, what programs may read. */
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
