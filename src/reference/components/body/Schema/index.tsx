import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import partition from 'lodash/partition';
import type {ReactNode} from 'react';

import Markdown from '../Markdown';
import {Names, Nested} from './Nested';
import {Below, Codes, Facts, LabelText, Type, hasFacts} from './facts';
import styles from './styles.module.css';
import type {Value} from '@site/src/reference/models/values';

/** The first line of a value: its name, its type, and its facts. */
function Line({of: {type, facts}, children}: {of: Pick<Value, 'type' | 'facts'>; children?: ReactNode}): ReactNode {
  return (
    <div className={styles.head}>
      {children} <Type>{type}</Type> <Facts of={facts} />
    </div>
  );
}

/** A body: its facts and its content. */
export default function Schema({shape}: {shape: Value}): ReactNode {
  return (
    <>
      {shape.type === '' && !hasFacts(shape) ? null : <Line of={shape} />}
      <Markdown of={shape.description} />
      <Below of={shape} />
      <Content of={shape} />
    </>
  );
}

const isField = ({id}: Value): boolean => id !== undefined;

const isChoice = ({label}: Value): boolean => label?.words === 'api.choice.one' || label?.words === 'api.choice.any';

/** The content of a value: choices, parts, and fields. */
function Content({of: {children}}: {of: Value}): ReactNode {
  const [fields, others] = partition(children, isField);
  const [choices, parts] = partition(others, isChoice);
  return (
    <>
      {choices.map((choice, index) => (
        <Choice key={index} {...choice} />
      ))}
      {parts.length === 0 ? null : (
        <div className={styles.parts}>
          <Parts of={parts} />
        </div>
      )}
      <FieldList fields={fields} />
    </>
  );
}

/** A choice between alternatives. */
function Choice({label = {}, children}: Value): ReactNode {
  return (
    <div className={styles.choice}>
      <p>
        <LabelText of={label} />
      </p>
      <Parts of={children} />
    </div>
  );
}

/** A list of fields, each with its nested fields inside. */
export function FieldList({fields}: {fields: readonly Value[]}): ReactNode {
  return fields.length === 0 ? null : (
    <ul className={styles.list}>
      {fields.map((field) => (
        <Field key={field.id} {...field} />
      ))}
    </ul>
  );
}

function Field(field: Value): ReactNode {
  const {id = '', label = {}, children} = field;
  const content = <Content of={field} />;
  return (
    <li className={styles.field} id={id} data-field={label.code ?? ''}>
      <Line of={field}>
        <Link
          to={`#${id}`}
          className={clsx('plain-link', styles.name)}
          title={translate({
            id: 'api.field.link',
            message: 'Link to this field',
            description: 'API reference: title of the link to a field',
          })}>
          <LabelText of={label} />
        </Link>
      </Line>
      <div className={styles.text}>
        <Markdown of={field.description} />
      </div>
      <Below of={field} />
      {!children.some((child) => isField(child) || isChoice(child)) ? (
        content
      ) : field.open ? (
        <div className={styles.nested}>{content}</div>
      ) : (
        <Nested
          summary={
            <>
              <Translate
                id="api.field.nested"
                description="API reference: button that shows the nested fields of a field; {name} is the name of the field"
                values={{name: <LabelText of={label} />}}>
                {'Fields of {name}'}
              </Translate>{' '}
              <Names of={children.filter(isField)} />
            </>
          }>
          {content}
        </Nested>
      )}
    </li>
  );
}

/** Values that have a label instead of a name: alternatives, items, conditions. */
function Parts({of: parts}: {of: readonly Value[]}): ReactNode {
  return (
    <ul className="ui-list">
      {parts.map((part, index) => (
        <Part key={index} {...part} />
      ))}
    </ul>
  );
}

function Part(part: Value): ReactNode {
  const {label = {}, type, names, facts, children} = part;
  // An untitled alternative is named after the fields that it requires.
  const isNamed = label.title !== undefined || label.words !== 'api.choice.option' || names.length === 0;
  const name = (
    <>
      {isNamed ? (
        <span className={styles.option}>
          <LabelText of={label} />
        </span>
      ) : null}{' '}
      {names.length === 0 ? null : (
        <span>
          <Codes of={names} separator=" + " />
        </span>
      )}
    </>
  );
  return (
    <li>
      {children.length === 0 ? (
        <Line of={part}>{name}</Line>
      ) : (
        <Nested
          summary={
            <>
              {name} <Type>{type}</Type> <Names of={children.filter(isField)} />
            </>
          }>
          {hasFacts(part) ? <Line of={{type: '', facts}} /> : null}
          <Content of={part} />
        </Nested>
      )}
      <Markdown of={part.description} />
      <Below of={part} />
    </li>
  );
}
