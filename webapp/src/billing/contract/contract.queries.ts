import { contractEndpoints } from '@creditfix/shared/billing';
import type { BodyInputOf, DataOf } from '@creditfix/shared/kernel';
import {
  callApi,
  dataOf,
  keyOf,
  queryClient,
  queryOf,
  useMutation,
  useQuery,
  useSiteFacts,
} from '#webapp/kit/index.ts';
import { askPlanAnew, usePlan } from '../billing.queries.ts';

export type Contract = DataOf<typeof contractEndpoints.getContract>;
export type ReadContract = DataOf<typeof contractEndpoints.readContract>;

const contract = queryOf(contractEndpoints.getContract);

/** True where contracts are offered: nobody goes Pro without one. */
export function useContractsOffered(): boolean {
  return useSiteFacts().legalMode === 'cro';
}

/** True where Pro begins with a contract and is paid afterwards, and for whoever has signed one before none was offered anymore. */
export function useContracts(): boolean {
  const { data: plan } = usePlan();
  return useContractsOffered() || plan?.signedPrices !== undefined;
}

/** Where the person is on the way to a contract; nothing is asked where there are none. */
export function useContract({ asks = false }: { readonly asks?: boolean } = {}) {
  const contracts = useContracts();
  return useQuery({ ...contract, enabled: asks || contracts });
}

function useStep<Variables, Data>(step: (variables: Variables) => Promise<Data>) {
  return useMutation({
    mutationFn: step,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: keyOf(contractEndpoints.getContract) });
      askPlanAnew();
    },
  });
}

export const useSignDisclosure = () =>
  useStep(async (body: BodyInputOf<typeof contractEndpoints.signDisclosure>) =>
    dataOf(callApi(contractEndpoints.signDisclosure, { body })),
  );

/** The contract as it would be signed now. Nothing changes by reading it. */
export const useReadContract = () =>
  useMutation({
    mutationFn: async (body: BodyInputOf<typeof contractEndpoints.readContract>) =>
      dataOf(callApi(contractEndpoints.readContract, { body })),
  });

export const useSignContract = () =>
  useStep(async (body: BodyInputOf<typeof contractEndpoints.signContract>) =>
    dataOf(callApi(contractEndpoints.signContract, { body })),
  );

export const useCancelContract = () =>
  useStep(async () => dataOf(callApi(contractEndpoints.cancelContract, { body: {} })));
