import { useMutation } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { graphql } from '../../../gql/gql.ts';
import { admin } from '../../../messages/admin.ts';
import { toastError } from '../../../apollo/toast-error.ts';
import { Part } from './part.tsx';

const text = admin.site;

const TEST_MODEL = graphql(`
  mutation TestModel {
    testModel {
      message
      took
    }
  }
`);

/** Whether a language model helps, and whether it answers. */
export function ModelPart({ hasModel }: { hasModel: boolean }) {
  const [test, { data, loading }] = useMutation(TEST_MODEL);
  return (
    <Part title={text.model}>
      {!hasModel && <chakra.p color="mute">{text.noModel}</chakra.p>}
      {hasModel && (
        <Button aria-disabled={loading} onClick={() => !loading && void test().catch(toastError)}>
          {text.test}
        </Button>
      )}
      {data && <chakra.p role="status">{text.took(data.testModel.message, data.testModel.took)}</chakra.p>}
    </Part>
  );
}
