// Mistakes that the types must reject: the compiler reports every expected error that doesn't occur.
import createClient from 'openapi-fetch';
import type {paths} from './client';

const client = createClient<paths>({baseUrl: ''});
// @ts-expect-error a path that does not exist
void client.GET('/birds');
// @ts-expect-error a method that the path does not have
void client.PUT('/emails', {});
// @ts-expect-error a field of the wrong type
void client.POST('/audiences', {body: {name: 1}});
// @ts-expect-error a value that is not in the list
void client.GET('/emails', {params: {query: {status: 'lost'}}});
// @ts-expect-error a path parameter is missing
void client.GET('/emails/{email_id}');
// @ts-expect-error a field that no response has
void client.GET('/emails').then(({data}) => data?.birds);
// @ts-expect-error an error code that does not exist
void client.GET('/emails').then(({error}) => error?.code === 'too_early');
