/** The brand name. To rename the product, edit this file and the logo. */
export const brand = 'Mailwren';

/** The origins of the product, without a slash at the end. */
export const hosts = {
  /** This site. */
  site: 'https://mailwren.example',
  /** The dashboard: sign-up, login, purchases. */
  app: 'https://app.mailwren.example',
  /** The REST API. */
  api: 'https://api.mailwren.example',
  /** The public status page. */
  status: 'https://status.mailwren.example',
  /** The community chat. */
  community: 'https://community.mailwren.example',
} as const;

/** The title and the description of the blog. */
export const blogTexts = {
  title: 'Blog',
  description: `News from ${brand}: how email works, what it costs, and what is new.`,
} as const;

/** The company in the footer and on the about page. */
export const company = {
  name: brand,
  /** The lines of the postal address. */
  address: ['123 Example Street', 'Springfield, IL 62700', 'USA'],
  /** The law that governs the terms of service, and the venue of the courts. */
  law: 'Illinois, USA',
  courts: 'Sangamon County, Illinois',

  /** The year of the copyright notice. */
  year: 2026,
  /** Whether the address, the law, and the courts are confirmed. */
  confirmed: false as boolean,
} as const;

/** An email address on the domain of this site. */
export const mailbox = (name: string): string => `${name}@${new URL(hosts.site).host}`;

/** The support team's email address. */
export const supportMailbox = mailbox('support');

/** The email address for security reports. */
export const securityMailbox = mailbox('security');

/** A link to email the support team. */
export const supportLink = `mailto:${supportMailbox}`;

/** Pages of the dashboard that the site links to. */
export const appLinks = {
  logIn: `${hosts.app}/login`,
  signUp: `${hosts.app}/signup`,
} as const;

/** The SMTP server for sending with STARTTLS. */
export const smtp = {host: 'smtp.mailwren.example', port: 587} as const;

/** Where the newsletter's form posts the reader's email address and language, and the names of these fields. */
export const newsletter = {
  action: `${hosts.app}/newsletter`,
  field: 'email',
  languageField: 'locale',
  /** Whether the URL and the fields are confirmed. */
  confirmed: false as boolean,
} as const;

/** The public repository of this site, without a slash at the end, if there is one. */
export const source: {readonly repository?: string; readonly confirmed: boolean} = {
  repository: 'https://git.mailwren.example/mailwren/site',
  /** Whether the repository is confirmed. */
  confirmed: false,
};

/** The start of "Edit this page" links, if the repository is public. */
export function editUrl(): string | undefined {
  return source.repository === undefined ? undefined : `${source.repository}/edit/main/`;
}
