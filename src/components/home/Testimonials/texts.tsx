import {translate} from '@docusaurus/Translate';

import type {Testimonial} from '@site/src/data/testimonials';

/** What a customer says, and who it is: a role and a kind of company. */
export function testimonialText(key: Testimonial): {quote: string; role: string} {
  switch (key) {
    case 'shop':
      return {
        quote: translate({
          id: 'home.testimonial.shop.quote',
          message:
            'Our busy weeks are the ones before Christmas. In January we send a tenth of that, and with credits we pay a tenth.',
        }),
        role: translate({id: 'home.testimonial.shop.role', message: 'Lead developer, online shop for board games'}),
      };
    case 'newsroom':
      return {
        quote: translate({
          id: 'home.testimonial.newsroom.quote',
          message:
            'When someone says that an email never came, we look at its events and have the answer before the call ends.',
        }),
        role: translate({id: 'home.testimonial.newsroom.role', message: 'Head of subscriptions, regional newspaper'}),
      };
    case 'studio':
      return {
        quote: translate({
          id: 'home.testimonial.studio.quote',
          message:
            'Four DNS records, one request, done before the coffee was. Every client now has a sending domain of their own.',
        }),
        role: translate({id: 'home.testimonial.studio.role', message: 'Founder, web studio of six'}),
      };
  }
}
