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
          description: 'Home: what a customer says about paying by credits',
        }),
        role: translate({
          id: 'home.testimonial.shop.role',
          message: 'Lead developer, online shop for board games',
          description: 'Home: role and company of a customer',
        }),
      };
    case 'newsroom':
      return {
        quote: translate({
          id: 'home.testimonial.newsroom.quote',
          message:
            'When someone says that an email never came, we look at its events and have the answer before the call ends.',
          description: 'Home: what a customer says about events',
        }),
        role: translate({
          id: 'home.testimonial.newsroom.role',
          message: 'Head of subscriptions, regional newspaper',
          description: 'Home: role and company of a customer',
        }),
      };
    case 'studio':
      return {
        quote: translate({
          id: 'home.testimonial.studio.quote',
          message:
            'Four DNS records, one request, done before the coffee was. Every client now has a sending domain of their own.',
          description: 'Home: what a customer says about the setup',
        }),
        role: translate({
          id: 'home.testimonial.studio.role',
          message: 'Founder, web studio of six',
          description: 'Home: role and company of a customer',
        }),
      };
  }
}
