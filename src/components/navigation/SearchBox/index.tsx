import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';

import styles from './styles.module.css';
import {type Answer, useSearch} from './useSearch';
import Icon from '@site/src/components/ui/Icon';
import type {Locale} from '@site/src/config/locales';
import {searchFallback} from '@site/src/config/search';
import {pageUrl} from '@site/src/lib/routes';

/** The search in the navigation: the box, or a button that opens it on a phone. */
export function SearchSlot({buttonClassName}: {buttonClassName?: string}): ReactNode {
  return (
    <div className={styles.slot}>
      <SearchBox className={styles.slotBox} />
      <SearchMenu buttonClassName={buttonClassName} />
    </div>
  );
}

/** The search on a phone: a button that opens the box. The boot script moves the focus into it. */
function SearchMenu({buttonClassName}: {buttonClassName?: string}): ReactNode {
  return (
    <details className={styles.menu} name="navigation-menu">
      <summary className={buttonClassName}>
        <Icon name="search" />
        <span className="visually-hidden">{translate({id: 'search.open', message: 'Search'})}</span>
      </summary>
      <div className={styles.sheet}>
        <SearchBox />
      </div>
    </details>
  );
}

/**
 * The search of the documentation: a combobox, or without script a form that
 * leads to the index of all pages. Its code and the index are loaded on first
 * use. Text typed before hydration is searched for after it.
 */
function SearchBox({className}: {className?: string}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const isBrowser = useIsBrowser();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const {query, answer, prepare, search} = useSearch();

  const shown = open && query !== '';
  const count = answer.status === 'found' ? answer.count : 0;
  const optionOf = (index: number): string | undefined =>
    answer.status === 'found' && index >= 0 ? answer.views.optionId(listId, index) : undefined;

  function update(text: string): void {
    setActive(-1);
    setOpen(true);
    search(text);
  }

  function start(box: HTMLInputElement): void {
    if (box.value.trim() === '') {
      prepare();
    } else {
      update(box.value);
    }
  }

  const begin = useRef(start);
  useEffect(() => {
    if (input.current && document.activeElement === input.current) {
      begin.current(input.current);
    }
  }, []);

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  /** Closes the panel and restores the focus. */
  function leave(): void {
    close();
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) {
      cameFrom.current.focus();
    } else {
      input.current?.blur();
    }
  }

  /** Clears the box after a result was chosen. */
  function finish(): void {
    const box = input.current;
    close();
    search('');
    if (box) {
      box.value = '';
      box.blur();
      const menu = box.closest('details');
      if (menu) {
        menu.open = false;
      }
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) {
      return;
    }
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        if (count > 0) {
          const step = event.key === 'ArrowDown' ? 1 : -1;
          // From the box, the up arrow selects the last result.
          const next = !shown || active === -1 ? (step === 1 ? 0 : count - 1) : (active + step + count) % count;
          setOpen(true);
          setActive(next);
          document.getElementById(optionOf(next) ?? '')?.scrollIntoView({block: 'nearest'});
        }
        break;
      }
      case 'Enter': {
        // Without results, the form opens the index of all pages.
        const option =
          shown && answer.status === 'found' && answer.query === query ? optionOf(Math.max(active, 0)) : undefined;
        const link = option === undefined ? null : document.getElementById(option);
        if (link) {
          event.preventDefault();
          link.click();
        }
        break;
      }
      case 'Escape':
        // In the phone menu, Escape closes the menu, which restores the focus.
        if (event.currentTarget.closest('details')) {
          close();
        } else {
          event.preventDefault();
          leave();
        }
        break;
    }
  }

  function onBlur({currentTarget, relatedTarget}: FocusEvent<HTMLFormElement>): void {
    if (!currentTarget.contains(relatedTarget)) {
      close();
    }
  }

  const label = translate({id: 'search.label', message: 'Search documentation'});
  return (
    // Handles events that bubble up from the elements inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      role="search"
      action={pageUrl(searchFallback, currentLocale as Locale)}
      className={clsx(styles.search, className)}
      onBlur={onBlur}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          name="q"
          className={styles.input}
          placeholder={translate({
            id: 'search.placeholder',
            message: 'Search documentation...',
            description: 'Stands in the empty search box in the navigation of the documentation; keep it short',
          })}
          aria-label={label}
          aria-keyshortcuts="/ Control+K Meta+K"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          onFocus={({currentTarget, relatedTarget}) => {
            cameFrom.current = relatedTarget;
            start(currentTarget);
          }}
          onInput={({currentTarget}) => update(currentTarget.value)}
          onKeyDown={onKeyDown}
          // Without script, it is a plain form field.
          {...(isBrowser
            ? {
                role: 'combobox',
                'aria-autocomplete': 'list',
                'aria-haspopup': 'listbox',
                'aria-expanded': shown && count > 0,
                'aria-controls': shown && count > 0 ? listId : undefined,
                'aria-activedescendant': shown ? optionOf(active) : undefined,
              }
            : {})}
        />
        <kbd className={styles.key} aria-hidden="true" />
      </div>
      <div role="status" className="visually-hidden">
        {shown ? <Announcement answer={answer} /> : null}
      </div>
      {shown ? (
        // Pressing the panel must not blur the box, which would close the panel.
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()} role="presentation">
          <Content answer={answer} listId={listId} label={label} active={active} onChoose={finish} />
          <Link className={styles.all} to={`${searchFallback}?q=${encodeURIComponent(query)}`} onClick={finish}>
            <Translate id="search.all">All pages from A to Z</Translate>
          </Link>
        </div>
      ) : null}
    </form>
  );
}

interface ContentProps {
  answer: Answer;
  listId: string;
  label: string;
  active: number;
  onChoose: () => void;
}

function Content({answer, listId, label, active, onChoose}: ContentProps): ReactNode {
  switch (answer.status) {
    case 'found': {
      const {Results, NoResults} = answer.views;
      return answer.count > 0 ? (
        <Results id={listId} label={label} groups={answer.groups} active={active} onChoose={onChoose} />
      ) : (
        <NoResults query={answer.query} />
      );
    }
    case 'loading':
      return (
        <p className={clsx(styles.message, styles.loading)}>
          <Translate id="search.loading">Searching…</Translate>
        </p>
      );
    case 'failed':
      return (
        <p className={clsx(styles.message, styles.failed)}>
          <Translate id="search.failed">
            Search couldn&apos;t be loaded. Keep typing to try again, or browse the list of all pages.
          </Translate>
        </p>
      );
  }
}

/** Announces the number of results, or why there are none. */
function Announcement({answer}: {answer: Answer}): ReactNode {
  if (answer.status === 'found' && answer.count > 0) {
    return (
      <Translate id="search.count" values={{count: answer.count}}>
        {'Results: {count}'}
      </Translate>
    );
  }
  return <Content answer={answer} listId="" label="" active={-1} onChoose={() => undefined} />;
}
