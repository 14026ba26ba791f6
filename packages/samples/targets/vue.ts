import {javascript} from '../literals';
import {type Lines, name, list, file} from '../text';
import type {SampleRequest, Target} from '../types';
import {express, routePath} from './routes';

/** The result, or each of multiple results. */
function resultLines({shows}: SampleRequest): Lines {
  if (!shows) {
    return ['<p v-if="result" role="status">Done.</p>'];
  }
  const {isList, fields} = shows;
  const texts = (from: string): string[] =>
    fields.length === 0 ? [`{{ ${from} }}`] : fields.map((field) => `{{ ${from}.${field.name} }}`);
  const [id] = fields;
  return isList
    ? [
        '<ul v-if="result">',
        '  <li',
        `    v-for="${id ? 'item' : '(item, index)'} in result"`,
        `    :key="${id ? `item.${id.name}` : 'index'}"`,
        '  >',
        [texts('item')],
        '  </li>',
        '</ul>',
      ]
    : ['<p v-if="result" role="status">', texts('result'), '</p>'];
}

/** A component and the server route that it calls: the key stays on the server. */
export const vue: Target = (request) => {
  const {operationId, method, credential, shows} = request;
  const action = name.camel(operationId);
  const options = method === 'GET' ? [] : [`{method: '${method}'}`];
  return [
    file(`${name.pascal(operationId)}.vue`, {...javascript, id: 'vue'}, [
      '<script setup>',
      "import {ref} from 'vue';",
      '',
      'const busy = ref(false);',
      'const problem = ref();',
      'const result = ref();',
      '',
      `// Call the API from your server.${credential ? ' Never expose an API key in the browser.' : ''}`,
      `async function ${action}() {`,
      '  busy.value = true;',
      '  problem.value = result.value = undefined;',
      '  try {',
      [[list('const response = await fetch(', [`'${routePath(request)}'`, ...options], ');')]],
      '    if (!response.ok) {',
      '      throw new Error(',
      '        response.status === 503',
      "          ? 'Please try again in a minute.'",
      "          : 'Something went wrong.',",
      '      );',
      '    }',
      `    result.value = ${shows ? 'await response.json()' : 'true'};`,
      '  } catch (error) {',
      '    problem.value = error.message;',
      '  } finally {',
      '    busy.value = false;',
      '  }',
      '}',
      '</script>',
      '',
      '<template>',
      '  <button',
      '    type="button"',
      '    :disabled="busy"',
      `    @click="${action}"`,
      '  >',
      `    ${name.sentence(operationId)}`,
      '  </button>',
      resultLines(request),
      '  <p v-if="problem" role="alert">',
      '    {{ problem }}',
      '  </p>',
      '</template>',
    ]),
    express(request),
  ];
};
