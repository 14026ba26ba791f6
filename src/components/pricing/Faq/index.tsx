import type {ReactNode} from 'react';

import type {Question} from './questions';
import styles from './styles.module.css';

/** Questions that open to their answers, without script; on paper all are open. */
export default function Faq({questions}: {questions: readonly Question[]}): ReactNode {
  return (
    <div className={styles.faq}>
      {questions.map(({question, answer}) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <h3>{question}</h3>
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
