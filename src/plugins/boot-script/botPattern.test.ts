import crawlers from 'crawler-user-agents';
import {isbot} from 'isbot';
import {devices} from 'playwright';

import {botPattern} from './botPattern';

const source = botPattern();
const pattern = new RegExp(source, 'i');

it('recognizes every known crawler and previewer that the whole list does', () => {
  const agents = crawlers.flatMap(({instances}) => instances).filter((agent) => isbot(agent));
  expect(agents.length).toBeGreaterThan(2_000);
  expect(agents.filter((agent) => !pattern.test(agent))).toEqual([]);
});

it.each([
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; GoogleOther)',
  'Mediapartners-Google',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) BingPreview/1.0b Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; BingVideoPreview/1.0b) Chrome/141.0.0.0 Safari/537.36',
  'WhatsApp/2.23.20.0 A',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Viber/20.0.0',
  'Microsoft-BotFramework/3.1 (BotBuilder .Net/3.15.2.1)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) Teams/1.0',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) Trello',
])('recognizes %s', (agent) => {
  expect(agent).toMatch(pattern);
});

it('takes no browser for a crawler', () => {
  const agents = [...new Set(Object.values(devices).map(({userAgent}) => userAgent))];
  expect(agents.length).toBeGreaterThan(50);
  const inApps = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Teams/1.7.00.21751 Chrome/141.0.0.0 Electron/38.2.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0.0.28.85 (iPhone15,3; iOS 18_5; de_DE; de; scale=3.00; 1290x2796; 757527901)',
    'Mozilla/5.0 (Linux; Android 14; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 16; Pixel 10 Build/BP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36 GSA/16.0',
  ];
  expect([...agents, ...inApps].filter((agent) => pattern.test(agent))).toEqual([]);
});
