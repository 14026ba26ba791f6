export {isGenuine} from '../webhooks/verify.mjs';
