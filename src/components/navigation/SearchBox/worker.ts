/** The search plugin's worker: loads the index and searches it, aside of the page. */
import '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker.js';
