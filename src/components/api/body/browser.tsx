import type {ReactNode} from 'react';

import './styles';
import {bodyAttribute} from './bodyAttribute';

/** The browser has the body in the page that it was sent. */
export function drawn(): ReactNode {
  return undefined;
}

/**
 * Takes the body out of the finished page. So no page's body is in a script,
 * and no component that draws one.
 *
 * @throws Error where the page cannot be had
 */
export async function load(_id: string, href: string): Promise<ReactNode> {
  const response = await fetch(href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const body = page.querySelector(`[${bodyAttribute}]`);
  if (!response.ok || !body) {
    throw new Error(`${href} answered with ${response.status} and no body of a reference page.`);
  }
  return <div dangerouslySetInnerHTML={{__html: body.innerHTML}} />;
}
