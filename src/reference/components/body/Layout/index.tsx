import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Children, Fragment, type ReactNode, isValidElement} from 'react';

import Head from '../Head';
import Markdown from '../Markdown';
import Section, {type SectionProps} from '../Section';
import Text from '../Text';
import styles from './styles.module.css';
import {contentsLabel} from '@site/src/components/ui/navigationLabels';
import {contentsAttribute, pageContentsId} from '@site/src/lib/page';
import type {PageBase} from '@site/src/reference/models/models';
import {notesId} from '@site/src/reference/models/texts';

/** Sections, and the code next to them. */
interface Part {
  /**
   * Code panels. On a wide screen, they stay in view as long as a section of the same part does; a
   * part without code spans the whole width.
   */
  code?: ReactNode;
  /** The accessible name of the code column; "Code" by default. */
  label?: string;
  /** `Section` elements, and other elements, which the table of contents does not list. */
  children: ReactNode;
}

interface Props extends Part {
  page: PageBase;
  /** The content after the lead, before the code. */
  intro?: ReactNode;
  /** A second part, below the first: the response below the request. */
  second?: Part;
}

/** The `Section` elements that the table of contents lists. */
function entriesOf(sections: ReactNode): SectionProps[] {
  return Children.toArray(sections).flatMap((section) => {
    if (!isValidElement<SectionProps>(section)) {
      return [];
    }
    const {props, type} = section;
    // Few readers look for the notes, and each link above the first sample is one more tab stop.
    const isListed = type === Section && (props.if ?? true) && props.id !== notesId;
    return type === Fragment ? entriesOf(props.children) : isListed ? [props] : [];
  });
}

/**
 * The frame of a reference page. In document order: title, table of contents, introduction, code and
 * details, then code and details of the second part.
 */
export default function Layout({page, intro, code, label, second, children}: Props): ReactNode {
  const {description} = page;
  const parts: readonly Part[] = [{code, label, children}, ...(second ? [second] : [])];
  return (
    <div className={styles.page}>
      <Head {...page} />
      <Contents entries={entriesOf(parts.map((part) => part.children))} />
      <div className={clsx(styles.intro, !code && styles.wide)}>
        <Markdown of={{...description, nodes: description.nodes.slice(0, 1)}} />
        {intro}
      </div>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {/* If only the first part has code, its text is often shorter than the sample, so the sample isn't cut. */}
          {part.code ? (
            <aside
              className={clsx(styles.code, parts[index + 1] && !parts[index + 1]?.code && styles.whole)}
              aria-label={part.label ?? codeLabel()}>
              <div className={styles.sticky}>{part.code}</div>
            </aside>
          ) : null}
          <div className={clsx(styles.sections, !part.code && styles.wide)}>{part.children}</div>
        </Fragment>
      ))}
    </div>
  );
}

/** The table of contents: a sticky line; on a phone, a popover that the page bar opens. */
function Contents({entries}: {entries: readonly SectionProps[]}): ReactNode {
  return (
    <nav
      id={pageContentsId}
      popover="auto"
      className={styles.contents}
      {...{[contentsAttribute]: ''}}
      aria-label={contentsLabel()}>
      <p className={styles.contentsTitle} aria-hidden="true">
        {contentsLabel()}
      </p>
      <ul className="ui-list scroll-fade">
        {entries.map(({id, title}) => (
          <li key={id}>
            <Link to={`#${id}`}>
              <Text of={title} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const codeLabel = (): string =>
  translate({
    id: 'api.code',
    message: 'Code',
    description: 'API reference: accessible name of the column with samples and responses',
  });

/** A titled part of the code column. */
export function CodePart({title, children}: {title: ReactNode; children: ReactNode}): ReactNode {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
