import {swapFolder} from './scripts/lib/files';
swapFolder('/tmp/g40m/new','/tmp/g40m/build','/tmp/g40m/previous').then(()=>console.log('ok'),console.error);
