/** The search plugin's worker: loads the index and searches it, in a worker thread. */
import '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker.js';
