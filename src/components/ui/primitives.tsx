import clsx from 'clsx';
import type {ComponentProps, ElementType, ReactNode} from 'react';

type Props<Tag extends ElementType> = Omit<ComponentProps<Tag>, 'as' | 'gap'> & {
  /** The element or component that gets the styles and all other attributes. */
  as?: Tag;
  /** The distance between the children of a stack or a row, in steps of 8 pixels; by default, 2. */
  gap?: 'half' | 1 | 3 | 4;
};

/**
 * Creates a component that renders an element with a class from src/css/primitives.css. Calls are marked as pure, so
 * pages load only the components that they use.
 *
 * @param defaultElement the element, unless `as` sets a different one
 */
function primitive<Default extends ElementType>(name: string, defaultElement: Default) {
  return function Primitive<Tag extends ElementType = Default>({
    as,
    gap,
    className,
    ...attributes
  }: Props<Tag>): ReactNode {
    const Element: ElementType = as ?? defaultElement;
    return <Element className={clsx(name, gap && `gap-${gap}`, className)} {...attributes} />;
  };
}

/** Children in a column. As a list, it has no markers. */
export const Stack = /* @__PURE__ */ primitive('ui-stack', 'div');

/** Children in a row, on multiple lines if they need the space. As a list, it has no markers. */
export const Row = /* @__PURE__ */ primitive('ui-row', 'div');

/** A list without markers. */
export const PlainList = /* @__PURE__ */ primitive('ui-list', 'ul');

/** A box with a border. A link with the class `cover-link` makes all of it clickable. */
export const Card = /* @__PURE__ */ primitive('ui-card', 'div');

/** Secondary text. */
export const Muted = /* @__PURE__ */ primitive('ui-muted', 'span');

/** A button without a frame, in the style of the text around it. */
export function PlainButton({className, ...attributes}: ComponentProps<'button'>): ReactNode {
  return <button type="button" className={clsx('ui-button', className)} {...attributes} />;
}

/** A box with an airmail border, such as an envelope. */
export const Envelope = /* @__PURE__ */ primitive('ui-envelope', 'div');

/** An element as wide as a page's content, with its gutters. */
export const Page = /* @__PURE__ */ primitive('ui-page', 'div');
