import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useId, useState} from 'react';

import Result from './Result';
import Button from '@site/src/components/ui/Button';
import {Field} from '@site/src/components/ui/Form';
import form from '@site/src/components/ui/Form/styles.module.css';
import {useFormat} from '@site/src/components/ui/useFormat';
import {type Check, type Pasted, checkSignature, exampleRequest} from './checkSignature';

/** Verifies a pasted webhook request in the browser. Nothing is sent or stored. */
export default function Checker(): ReactNode {
  const id = useId();
  const format = useFormat();
  const [pasted, setPasted] = useState<Pasted>({secret: '', headers: '', body: ''});
  const [check, setCheck] = useState<Check>();

  useEffect(() => {
    let isCurrent = true;
    void checkSignature(pasted, Date.now() / 1000).then((result) => {
      if (isCurrent) {
        setCheck(result);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [pasted]);

  /** A field that browsers don't store, autocorrect, or submit. */
  const field = (name: keyof Pasted, texts: {label: string; hint?: string; error?: string}): ReactNode => {
    const input = {
      id: `${id}${name}`,
      value: pasted[name],
      spellCheck: false,
      autoComplete: 'off',
      autoCapitalize: 'off',
      'aria-invalid': texts.error !== undefined,
      'aria-describedby': (['hint', 'error'] as const)
        .filter((part) => texts[part] !== undefined)
        .map((part) => `${id}${name}-${part}`)
        .join(' '),
      onChange: ({currentTarget: {value}}: {currentTarget: {value: string}}) =>
        setPasted((before) => ({...before, [name]: value})),
    };
    return (
      <Field id={input.id} {...texts}>
        {name === 'secret' ? <input type="text" {...input} /> : <textarea rows={5} {...input} />}
      </Field>
    );
  };
  const missing =
    check && pasted.headers !== '' && check.missing.length > 0
      ? translate(
          {id: 'docs.signature.missing', message: 'Missing headers: {names}'},
          {names: format.list(check.missing)},
        )
      : undefined;

  return (
    <form
      className={form.form}
      aria-label={translate({id: 'docs.signature.label', message: 'Signature of a webhook request'})}
      onSubmit={(event) => event.preventDefault()}>
      <p>
        <Translate id="docs.signature.privacy">
          Your browser checks the signature. Nothing is sent or stored. Still, use the secret of a test webhook, or
          rotate the secret afterward.
        </Translate>
      </p>
      <p className={form.actions}>
        <Button
          size="small"
          onClick={() => {
            void exampleRequest(new Date()).then(setPasted);
          }}>
          <Translate id="docs.signature.example">Insert an example</Translate>
        </Button>
      </p>
      <div className={form.fields}>
        {field('secret', {
          label: translate({id: 'docs.signature.secret', message: 'Signing secret'}),
          error:
            check?.hasKey === false && pasted.secret !== ''
              ? translate({
                  id: 'docs.signature.secretError',
                  message:
                    "The part after whsec_ isn't Base64, which has only letters, digits, + and /, and = at the end. Copy the secret again.",
                })
              : undefined,
        })}
        {field('headers', {
          label: translate({id: 'docs.signature.headers', message: 'Headers'}),
          hint: translate({
            id: 'docs.signature.headersHint',
            message: "Paste all headers of the request. Those that aren't needed are ignored.",
          }),
          error: missing,
        })}
        {field('body', {
          label: translate({id: 'docs.signature.body', message: 'Raw body'}),
          hint: translate({
            id: 'docs.signature.bodyHint',
            message: 'Exactly as it was received, before any code parses it.',
          }),
        })}
      </div>
      {check ? <Result check={check} /> : null}
    </form>
  );
}
