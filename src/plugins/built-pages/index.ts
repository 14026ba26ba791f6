import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';

import {brokenAnchors, readAnchors} from './anchors';
import {eachBuiltPage} from '../../build/builtPages';
import {inspectPage, inspectionsFile} from '../../build/inspectPage';
import {defaultLocale} from '../../config/locales';

const inspectedPages = eachBuiltPage(($, {route, language}) => ({
  inspection: inspectPage($, language),
  anchors: readAnchors($, route),
}));

/** Writes the data that is checked when the languages are merged. */
export default function builtPagesPlugin({generatedFilesDir, i18n, siteConfig}: LoadContext): Plugin {
  return {
    name: 'built-pages',
    async postBuild(site) {
      const pages = await inspectedPages(site);
      // Only English pages are checked: up-to-date translations have the same anchors, and older ones may lack some.
      const checked = i18n.currentLocale === defaultLocale ? pages.map(({result}) => result.anchors) : [];
      const broken = brokenAnchors(checked, siteConfig.url);
      const sources = new Map(
        flattenRoutes(site.routes).map(({path: route, metadata}) => [route, metadata?.sourceFilePath]),
      );
      const inspections = pages.map(({route, result: {inspection}}) => [
        route,
        {...inspection, findings: [...inspection.findings, ...(broken.get(route) ?? [])], source: sources.get(route)},
      ]);
      await writeFile(path.join(generatedFilesDir, inspectionsFile), JSON.stringify(Object.fromEntries(inspections)));
    },
  };
}
