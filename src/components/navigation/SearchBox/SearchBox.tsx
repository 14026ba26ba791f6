import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import styles from './box.module.css';
import {Announcement} from './Messages';
import {Panel, ResultsPanel} from './Panel';
import {useSearch} from './useSearch';
import Icon from '@site/src/components/ui/Icon';
import type {Locale} from '@site/src/config/locales';
import {searchFallback} from '@site/src/config/search';
import {pageUrl} from '@site/src/lib/routes';

/** The number of results in the box; the page of all results has more. */
const limit = 12;

/** The text typed while a page was loading. Showing the page moves the focus, and may replace the box. */
let interrupted: string | undefined;

interface Props {
  /** Whether the panel opens as a dialog around the box, or fills the sheet that contains the box. */
  layout: 'dialog' | 'sheet';
  className?: string;
}

/**
 * The search of the site: a combobox, or, without script, a form that opens the index of all pages. Its code and the index are loaded on first
 * use. Text typed before hydration is searched for after it.
 */
export default function SearchBox({layout, className}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const isBrowser = useIsBrowser();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const {query, state, views, prepare, search} = useSearch(limit);

  const shown = open && query !== '';
  const count = state.status === 'found' ? state.count : 0;
  const optionOf = (index: number): string | undefined =>
    state.status === 'found' && index >= 0 ? state.views.optionId(listId, index) : undefined;

  function update(text: string): void {
    setActive(-1);
    setOpen(true);
    search(text);
  }

  function start(box: HTMLInputElement): void {
    if (box.value.trim() === '') {
      setOpen(true);
      prepare();
    } else {
      update(box.value);
    }
  }

  const location = useLocation();
  useLayoutEffect(() => {
    const box = input.current;
    return () => {
      if (document.activeElement === box) {
        interrupted = box?.value;
      }
    };
  }, [location]);

  const begin = useRef(start);
  useEffect(() => {
    const box = input.current;
    const menu = box?.closest('details');
    if (!box || (menu?.querySelector('summary') ?? box).getClientRects().length === 0) {
      return;
    }
    if (document.activeElement === box) {
      begin.current(box);
    } else if (interrupted !== undefined) {
      box.value = interrupted;
      if (menu) {
        menu.open = true;
      }
      box.focus();
    }
    interrupted = undefined;
  }, [location]);

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  /** Closes the panel and returns the focus to where it came from; if there is no such element, empties the box, which keeps the focus. */
  function leave(): void {
    close();
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) {
      cameFrom.current.focus();
    } else if (input.current) {
      input.current.value = '';
      search('');
    }
  }

  /** Searches for text as if the reader had typed it. */
  function suggest(text: string): void {
    if (input.current) {
      input.current.value = text;
      input.current.focus();
    }
    update(text);
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
          shown && state.status === 'found' && state.query === query ? optionOf(Math.max(active, 0)) : undefined;
        const link = option === undefined ? null : document.getElementById(option);
        if (link) {
          event.preventDefault();
          link.click();
        }
        break;
      }
      case 'Escape':
        // The browser would clear the box.
        event.preventDefault();
        // In a menu, Escape closes the menu, which restores the focus.
        if (shown || event.currentTarget.closest('details')) {
          close();
        } else {
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
        {shown ? <Announcement state={state} /> : null}
      </div>
      {shown ? (
        <ResultsPanel
          state={state}
          query={query}
          listId={listId}
          label={label}
          active={active}
          onActive={setActive}
          onChoose={finish}
          onRetry={() => search(query, true)}
        />
      ) : open && views ? (
        <Panel>
          <views.Suggestions onChoose={suggest} />
        </Panel>
      ) : null}
    </form>
  );
}
