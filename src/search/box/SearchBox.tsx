import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';

import styles from './box.module.css';
import Panel from './Panel';
import {Message, optionId} from './Results';
import {useSearch} from './useSearch';
import Icon from '@site/src/components/ui/Icon';
import type {Locale} from '@site/src/config/locales';
import {searchFallback} from '@site/src/config/search';
import {pageUrl} from '@site/src/lib/routes';
import type {Result} from '@site/src/search/ranking/results';

/** The maximum number of results in the box; the page of all results has more. */
const limit = 12;

interface Props {
  /** Whether the panel opens as a dialog around the box, or fills the sheet that contains the box. */
  layout: 'dialog' | 'sheet';
  className?: string;
}

/**
 * The site search: a combobox or, without JavaScript, a form that opens the index of all pages. The search index is
 * loaded on first use. Text typed before hydration is searched for after hydration.
 */
export default function SearchBox({layout, className}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const isBrowser = useIsBrowser();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [selected, setSelected] = useState<Result>();
  const {state, prepare} = useSearch(query, limit);

  const shown = open && query !== '';
  const results = state.status === 'found' ? state.results : [];
  const active = results.find((result) => result === selected);
  const optionOf = (result: Result | undefined): HTMLElement | null =>
    result ? document.getElementById(optionId(listId, result)) : null;

  function search(text: string): void {
    setQuery(text.trim());
    setSelected(undefined);
    setOpen(true);
  }

  useEffect(() => {
    const box = input.current;
    if (box && document.activeElement === box) {
      setQuery(box.value.trim());
      setOpen(true);
    }
  }, []);

  function close(): void {
    setOpen(false);
    setSelected(undefined);
  }

  /** Searches for text as if the reader had typed it. */
  function suggest(text: string): void {
    if (input.current) {
      input.current.value = text;
      input.current.focus();
    }
    search(text);
  }

  /** Clears the box after a result was chosen. */
  function finish(): void {
    const box = input.current;
    close();
    setQuery('');
    if (box) {
      box.value = '';
      box.blur();
      box.closest('details')?.removeAttribute('open');
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
        // From the box, the up arrow selects the last result.
        const from = active ? results.indexOf(active) : event.key === 'ArrowDown' ? -1 : 0;
        const next = results.at((from + (event.key === 'ArrowDown' ? 1 : -1)) % results.length);
        setOpen(true);
        setSelected(next);
        optionOf(next)?.scrollIntoView({block: 'nearest'});
        break;
      }
      case 'Enter': {
        // Without results, the form opens the index of all pages.
        const isCurrent = state.status === 'found' && state.query === query;
        const link = isCurrent ? optionOf(active ?? results[0]) : null;
        if (link) {
          event.preventDefault();
          link.click();
        }
        break;
      }
      case 'Escape':
        close();
        // If the box is in a menu, Escape closes the menu, which restores the focus.
        if (shown || event.currentTarget.closest('details')) {
          event.preventDefault();
        } else if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) {
          event.preventDefault();
          cameFrom.current.focus();
        }
        // Otherwise, the browser clears the box.
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
      className={clsx(styles.search, styles[layout], className)}
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
            description: 'Placeholder of the search box in the docs navigation; keep it short',
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
            prepare();
            search(currentTarget.value);
          }}
          onInput={({currentTarget}) => search(currentTarget.value)}
          onKeyDown={onKeyDown}
          // Without JavaScript, it is a plain form field.
          {...(isBrowser
            ? {
                role: 'combobox',
                'aria-autocomplete': 'list',
                'aria-haspopup': 'listbox',
                'aria-expanded': shown && results.length > 0,
                'aria-controls': shown && results.length > 0 ? listId : undefined,
                'aria-activedescendant': shown && active ? optionId(listId, active) : undefined,
              }
            : {})}
        />
        <kbd className={styles.key} aria-hidden="true" />
      </div>
      <div role="status" className="visually-hidden">
        {shown ? <Message state={state} /> : null}
      </div>
      {open ? (
        <Panel
          state={state}
          query={query}
          id={listId}
          label={label}
          active={active}
          next={active ?? results[0]}
          onActive={setSelected}
          onChoose={finish}
          onSuggest={suggest}
        />
      ) : null}
    </form>
  );
}
